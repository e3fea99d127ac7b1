import { randomUUID } from 'node:crypto';
import { postRoutes } from '@baklja/contract/features/content/posts';
import type { Database } from '../../db/database.ts';
import { callServer, type RealInstallation } from './real-installation.ts';

/** Texts that one post gets one after another. */
const TEXTS = 4;

/** A post as a client knows it: the number of the text that was sent last, and of the last that was answered. */
export type WrittenPost = { name: string; key: string; sent: number; answered: number; id?: number; version?: number };

/** Who writes: with a token, in a category, drafts unless `state` is 1. */
type Writer = { token: string; catid: number; state?: 0 | 1 };

function textOf({ name }: WrittenPost, number: number) {
  return {
    title: `${name}, tekst ${number}`,
    fulltext: `<p>Tekst broj ${number}.</p>`,
    images: JSON.stringify({ image_intro: `clanci-slike/${number}.jpg` }),
    language: 'hr-HR' as const,
  };
}

/** Sends the next text of a post: the first makes it. @throws Error when it is not saved. */
export async function writeNext(
  address: string,
  { token, catid, state = 0 }: Writer,
  post: WrittenPost,
): Promise<void> {
  const { id, version, key } = post;
  post.sent = post.answered + 1;
  const body = { ...textOf(post, post.sent), catid, state };
  const { status, answer } =
    id === undefined
      ? await callServer(address, postRoutes.createPost, { token, key, body })
      : await callServer(address, postRoutes.updatePost, { token, body: { ...body, id, version } });
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(answer)}`);
  post.answered = post.sent;
  post.id = 'id' in answer ? answer.id : id;
  post.version = 'version' in answer ? answer.version : 1;
}

/** Writes post after post until the server is gone. Returns what was sent and what was answered. */
export async function writeUntilGone(
  address: string,
  installation: RealInstallation,
  name: string,
): Promise<WrittenPost[]> {
  const posts: WrittenPost[] = [];
  try {
    for (let number = 1; ; number += 1) {
      const post: WrittenPost = { name: `${name}.${number}`, key: randomUUID(), sent: 0, answered: 0 };
      posts.push(post);
      while (post.answered < TEXTS) await writeNext(address, installation, post);
    }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  return posts;
}

/**
 * What is wrong with the stored posts, in words: answered texts that are missing, halves of writes, doubles, and
 * versions, former versions, entries of the audit log and versions of lists that do not fit together. Empty when nothing is.
 */
export async function findFaults({ read }: Database, written: readonly WrittenPost[]): Promise<string[]> {
  const posts = await read.selectFrom('posts').select(['id', 'title', 'fulltext', 'images', 'version']).execute();
  const entries = await read.selectFrom('audit_log').select('record_id').where('kind', '=', 'post').execute();
  const uses = await read.selectFrom('file_uses').selectAll().where('kind', '=', 'post').execute();
  const former = await read
    .selectFrom('record_versions')
    .select(['record_id', 'version'])
    .where('kind', '=', 'post')
    .execute();
  const list = await read.selectFrom('list_versions').select('version').where('kind', '=', 'post').executeTakeFirst();
  const faults: string[] = [];
  for (const post of written) {
    const [stored, ...doubles] = posts.filter(({ title }) => title.startsWith(`${post.name}, `));
    if (doubles.length > 0) faults.push(`${post.name} is stored ${doubles.length + 1} times`);
    if (!stored && post.answered > 0) faults.push(`${post.name} is lost`);
    if (!stored) continue;
    const number = Number(stored.title.split(' ').at(-1));
    if (number < post.answered || number > post.sent)
      faults.push(`${post.name} has text ${number} of ${post.answered}`);
    const { fulltext, images } = textOf(post, number);
    if (stored.fulltext !== fulltext || stored.images !== images) faults.push(`${post.name} is half`);
  }
  for (const { id, title, version } of posts) {
    const number = Number(title.split(' ').at(-1));
    const used = uses.filter(({ record_id }) => record_id === id).map(({ path }) => path);
    if (used.join() !== `clanci-slike/${number}.jpg`) faults.push(`${title} uses ${used.join() || 'no file'}`);
    const kept = former.filter(({ record_id }) => record_id === id).map((row) => row.version);
    const expected = Array.from({ length: version - 1 }, (_, place) => place + 1);
    if (kept.toSorted().join() !== expected.join()) faults.push(`${title} has the former versions ${kept.join()}`);
    const logged = entries.filter(({ record_id }) => record_id === id).length;
    if (logged !== version) faults.push(`${title} has version ${version} and ${logged} entries of the audit log`);
  }
  if (posts.length > written.length) faults.push(`${posts.length} posts are stored, ${written.length} were sent`);
  if ((list?.version ?? 0) !== entries.length)
    faults.push(`version ${list?.version} of the list after ${entries.length} writes`);
  return faults;
}
