/**
 * The floor that the product is measured against: the same posts and responses, served by Fastify and prepared
 * statements alone, with a stored counter and keyset pagination. No roles, no versions, no checks, no product. For other
 * records a statement of `loads.ts` reads the tables of the product, whose file is optional.
 */

import process from 'node:process';
import { DatabaseSync } from 'node:sqlite';
import { postRoutes } from '@baklja/contract/features/content/posts';
import Fastify from 'fastify';
import { IMAGES, makePost } from './made-posts.ts';

const [, , file = '', totalText = '1000', productFile] = process.argv;
const total = Number(totalText);

const database = new DatabaseSync(file);
database.exec(
  'pragma journal_mode = wal; pragma synchronous = full; pragma cache_size = -65536; pragma mmap_size = 536870912;',
);
if (!database.prepare("select name from sqlite_schema where name = 'posts'").get()) fill();

const ROW =
  'id, title, alias, introtext, catid, catName, state, language, created, created_by, modified, modified_by, publish_up, publish_down, access, featured, asset_id, izdvojeno, images, version';
const list = database.prepare(
  `select ${ROW}, ? as total_records from posts where language = ? and state = 1 order by created desc, id desc limit 20`,
);
const deep = database.prepare(
  `select ${ROW}, ? as total_records from posts where language = ? and state = 1 and (created, id) < (?, ?) order by created desc, id desc limit 20`,
);
const single = database.prepare(`select ${ROW}, fulltext, gallery from posts where alias = ?`);
const counter = database.prepare('select posts from counters where language = ?');
const find = database.prepare(
  `select ${ROW}, ? as total_records from posts where id in (select rowid from titles where titles match ?) and language = ? and state = 1 order by created desc, id desc limit 20`,
);
const count = database.prepare(
  'select count(*) as found from posts where id in (select rowid from titles where titles match ?) and language = ? and state = 1',
);
const insert = database.prepare(
  'insert into posts (title, alias, introtext, catid, catName, state, language, created, modified, publish_up, images, fulltext, gallery) values (?, ?, ?, 1, ?, 1, ?, ?, ?, ?, ?, ?, ?) returning id',
);
const increase = database.prepare('update counters set posts = posts + 1 where language = ?');

const app = Fastify();
const listSchema = { schema: { response: { 200: postRoutes.listPosts.response } } };
const pageOf = (posts: unknown[], found: number) => ({ posts, numPages: Math.ceil(found / 20) });

app.get<{ Params: { language: string } }>('/list/:language', listSchema, (request, reply) => {
  const { posts } = counter.get(request.params.language) as { posts: number };
  reply.send(pageOf(list.all(posts, request.params.language), posts));
});
app.get<{ Params: { language: string; created: string; id: string } }>(
  '/deep/:language/:created/:id',
  listSchema,
  (request, reply) => {
    const { language, created, id } = request.params;
    const { posts } = counter.get(language) as { posts: number };
    reply.send(pageOf(deep.all(posts, language, created, Number(id)), posts));
  },
);
app.get<{ Params: { language: string }; Querystring: { search: string } }>(
  '/search/:language',
  listSchema,
  (request, reply) => {
    const match = `"${request.query.search}"`;
    const { found } = count.get(match, request.params.language) as { found: number };
    reply.send(pageOf(find.all(found, match, request.params.language), found));
  },
);
app.get<{ Params: { alias: string } }>(
  '/single/:alias',
  { schema: { response: { 200: postRoutes.getPost.response } } },
  (request, reply) => {
    reply.send(single.get(request.params.alias));
  },
);
let made = 0;
/** Writes that wait for the next commit. Each returns what is done after it. */
let waiting: (() => () => void)[] = [];

app.post<{ Body: { title: string; language: string; introtext: string; fulltext: string } }>(
  '/create',
  (request, reply) => {
    const { title, language, introtext, fulltext } = request.body;
    if (waiting.length === 0) setImmediate(commitTogether);
    waiting.push(() => {
      made += 1;
      const alias = `made-${process.pid}-${made}`;
      const now = new Date().toISOString();
      const row = insert.get(title, alias, introtext, 'Mjerenje', language, now, now, now, '{}', fulltext, '[]');
      increase.run(language);
      return () => reply.send({ message: 'ok', id: row?.['id'], alias });
    });
  },
);

/** As the product does, for all writes that came in the same turn of the event loop. */
function commitTogether(): void {
  const writes = waiting;
  waiting = [];
  database.exec('begin immediate');
  const replies = writes.map((write) => write());
  database.exec('commit');
  for (const reply of replies) reply();
}

if (productFile !== undefined) await serveStatements(productFile);

/** Each answers at its place in the list. The values for the statement come as JSON. */
async function serveStatements(productFile: string): Promise<void> {
  const { readsOf } = await import('./loads.ts');
  const { sizesOf } = await import('./fill-product.ts');
  const product = new DatabaseSync(productFile, { readOnly: true });
  product.exec('pragma cache_size = -65536; pragma mmap_size = 536870912;');
  for (const [place, { floor }] of readsOf(sizesOf(1)).entries()) {
    if (typeof floor !== 'object') continue;
    const statement = product.prepare(floor.sql);
    app.get<{ Querystring: { values: string } }>(`/statements/${place}`, (request, reply) => {
      reply.send(statement.all(...JSON.parse(request.query.values)));
    });
  }
}

process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
process.on('SIGTERM', () => process.exit(0));

function fill(): void {
  database.exec(`
    create table posts (id integer primary key, version integer default 1, language text, state integer, created text, publish_up text, publish_down text,
      modified text, created_by integer, modified_by integer, catid integer, izdvojeno integer default 0, access integer default 1,
      featured integer default 1, asset_id integer default 0, catName text, title text, alias text unique, images text, introtext text,
      gallery text, fulltext text);
    create table counters (language text primary key, posts integer);
    create virtual table titles using fts5 (folded, content = '', tokenize = 'trigram');
    begin`);
  const add = database.prepare(
    'insert into posts (id, language, state, created, publish_up, modified, catid, catName, title, alias, images, introtext, gallery, fulltext) values (?, ?, ?, ?, ?, ?, 1, ?, ?, ?, ?, ?, ?, ?)',
  );
  const addTitle = database.prepare('insert into titles (rowid, folded) values (?, ?)');
  for (let number = 1; number <= total; number += 1) {
    const { language, state, created, title, title_folded, alias, introtext, fulltext } = makePost(number, total);
    add.run(
      number,
      language,
      state,
      created,
      created,
      created,
      'Mjerenje',
      title,
      alias,
      IMAGES,
      introtext,
      '[]',
      fulltext,
    );
    addTitle.run(number, title_folded);
  }
  database.exec(`commit;
    create index posts_by_state on posts (language, state, created, id);
    insert into counters select language, count(*) from posts where state = 1 group by language;
    analyze`);
}
