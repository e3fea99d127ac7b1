import { createHash } from 'node:crypto';
import { S3Client } from '@aws-sdk/client-s3';

/** Timeouts of a store, milliseconds. */
export type S3Timeouts = {
  /** Until it is connected. */
  connect: number;
  /** Until it answers a call about one object, or with a page of a list. */
  answer: number;
  /** Until it has received a part of an object, or deleted as many objects as one call may name. */
  work: number;
  /** Without a byte in either direction, also in the middle of a file. */
  silence: number;
  /** Until it has confirmed that it works. */
  check: number;
};

export const S3_TIMEOUTS: S3Timeouts = {
  connect: 3000,
  answer: 15_000,
  work: 120_000,
  silence: 60_000,
  check: 5000,
};

export type S3ClientOptions = {
  /** Undefined means AWS itself. */
  endpoint: string | undefined;
  timeouts: S3Timeouts;
  /** Undefined means those of the AWS variables, the AWS files or the machine. */
  credentials?: { accessKeyId: string; secretAccessKey: string } | undefined;
};

/** Region that signatures use for stores other than AWS that know no regions. */
const USUAL_REGION = 'us-east-1';

const TRIES = 3;

/** @throws Error when there are no credentials, or no region of AWS; its `name` or message says which. */
export async function openS3Client(options: S3ClientOptions): Promise<S3Client> {
  const client = makeClient(options);
  const isRegionKnown = await client.config.region().then(
    () => true,
    (error) => {
      if (options.endpoint === undefined) throw error;
      return false;
    },
  );
  const opened = isRegionKnown ? client : makeClient(options, USUAL_REGION);
  await opened.config.credentials();
  return opened;
}

function makeClient({ endpoint, timeouts, credentials }: S3ClientOptions, region?: string): S3Client {
  // Each download that a slow visitor reads holds a connection; it must not delay the other downloads.
  const agent = { keepAlive: true, maxSockets: Number.POSITIVE_INFINITY };
  const client = new S3Client({
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    ...(region !== undefined && { region }),
    ...(credentials && { credentials }),
    maxAttempts: TRIES,
    // Few stores other than AWS read checksums at the end of a chunked body.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: timeouts.connect,
      requestTimeout: timeouts.work,
      throwOnRequestTimeout: true,
      socketTimeout: timeouts.silence,
      httpAgent: agent,
      httpsAgent: agent,
    },
  });
  addDigestToDeletions(client);
  return client;
}

/**
 * Many stores delete several objects only with the MD5 digest that S3 required until 2024, and that current clients
 * leave out.
 */
function addDigestToDeletions(client: S3Client): void {
  client.middlewareStack.add(
    (next, { commandName }) =>
      (call) => {
        const request = call.request as { headers: Record<string, string>; body: string };
        if (commandName === 'DeleteObjectsCommand') {
          request.headers['content-md5'] = createHash('md5').update(request.body).digest('base64');
        }
        return next(call);
      },
    { step: 'build', name: 'addDigestToDeletions' },
  );
}
