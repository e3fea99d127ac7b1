import { createHmac } from 'node:crypto';
import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import type { WebhookProblem } from '@baklja/contract/features/site/webhooks';
import ipaddr from 'ipaddr.js';
import { openSealedText, sealText } from '../../../accounts/second-factors.store.ts';
import type { Config } from '../../../config.ts';

/** From the look-up of the name to the end of the answer. */
const TIME_LIMIT_MS = 5000;

/** More of an answer is not read. */
const ANSWER_MAX_BYTES = 64 * 1024;

const SECRET_PREFIX = 'whsec_';

/** What came back: a status, or the reason why there is none. */
export type Outcome = { status: number | null; problem: WebhookProblem | null; duration_ms: number };

/** A message to a webhook; `secret` is sealed. */
type Sent = { url: string; secret: string; messageId: string; message: string };

type Sender = { config: Pick<Config, 'allowsPrivateWebhooks'>; secret: string };

/** The secret as the receiver gets it, and as it is stored; that one opens for this address alone. */
export function sealSecret(bytes: Buffer, { url, secret }: { url: string; secret: string }) {
  const text = `${SECRET_PREFIX}${bytes.toString('base64')}`;
  return { text, sealed: sealText(text, { secret, purpose: purposeOf(url) }) };
}

/**
 * Sends a message, signed as Standard Webhooks 1.0 says (https://www.standardwebhooks.com), to the address that the name
 * has now. Redirects are not followed.
 */
export async function sendWebhook(
  { config, secret }: Sender,
  sent: Sent,
  now: Date,
): Promise<Outcome & { answer: string }> {
  const key = openSealedText(sent.secret, { secret, purpose: purposeOf(sent.url) });
  if (key === undefined) return { ...FAILED, problem: 'secret', duration_ms: 0 };
  const began = performance.now();
  const signal = AbortSignal.timeout(TIME_LIMIT_MS);
  const call = async () => {
    const late = once(signal, 'abort').then(() => 'timeout' as const);
    const addresses = await Promise.race([resolveHost(sent.url, config), late]);
    if (typeof addresses === 'string') return { ...FAILED, problem: addresses };
    const response = await post(sent, { addresses, headers: signedHeaders(key, sent, now), signal });
    return { status: response.statusCode ?? null, problem: null, answer: await readBeginning(response) };
  };
  const fail = () => ({ ...FAILED, problem: signal.aborted ? ('timeout' as const) : ('unreachable' as const) });
  return { ...(await call().catch(fail)), duration_ms: Math.round(performance.now() - began) };
}

const FAILED = { status: null, answer: '' };

/** The addresses of the host of a URL, or why it may not be called. */
export async function resolveHost(
  url: string,
  { allowsPrivateWebhooks }: Sender['config'],
): Promise<LookupAddress[] | 'address' | 'unreachable'> {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  const addresses = await lookup(host, { all: true }).catch(() => []);
  if (addresses.length === 0) return 'unreachable';
  return allowsPrivateWebhooks || addresses.every(isPublic) ? addresses : 'address';
}

/** What IPv6 gives out; all others are private, local, or stand for an address of IPv4. */
const GIVEN_OUT = ipaddr.parseCIDR('2000::/3');

/** Whether it is reached over the internet, and leads to no other address. */
function isPublic({ address }: LookupAddress): boolean {
  const parsed = ipaddr.parse(address);
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(GIVEN_OUT));
}

type Post = { addresses: LookupAddress[]; headers: Record<string, string>; signal: AbortSignal };

async function post({ url, message }: Sent, { addresses, headers, signal }: Post): Promise<IncomingMessage> {
  const { request } = new URL(url).protocol === 'https:' ? https : http;
  const known: LookupFunction = (_host, { all }, answer) => {
    const [{ address, family } = { address: '', family: 4 }] = addresses;
    if (all) answer(null, addresses);
    else answer(null, address, family);
  };
  const sending = request(url, { method: 'POST', agent: false, lookup: known, headers, signal });
  // After the answer has begun, its reader gets the fault.
  sending.on('error', () => {});
  sending.end(message);
  const [response] = await once(sending, 'response');
  return response;
}

function signedHeaders(key: string, { messageId, message }: Sent, now: Date): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const bytes = Buffer.from(key.slice(SECRET_PREFIX.length), 'base64');
  const signature = createHmac('sha256', bytes).update(`${messageId}.${timestamp}.${message}`).digest('base64');
  return {
    'content-type': 'application/json',
    'user-agent': 'Baklja',
    'webhook-id': messageId,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}

/** The status counts as soon as it is there, so an answer that is too long, slow or cut is only shorter. */
async function readBeginning(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of response) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes >= ANSWER_MAX_BYTES) break;
    }
  } catch {}
  return Buffer.concat(chunks).toString('utf8');
}

function purposeOf(url: string): string {
  return `webhook to ${url}`;
}
