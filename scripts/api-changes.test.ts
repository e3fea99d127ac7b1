import { expect, test } from 'vitest';
import { apiChanges } from './api-changes.ts';

const answer = (schema: object) => ({ 200: { content: { 'application/json': { schema } } } });
const call = (summary: string, parameters: object[], schema: object) => ({
  get: { summary, parameters, responses: answer(schema) },
});
const text = { type: 'string' };
const language = (values: string[]) => ({ name: 'language', in: 'query', schema: { type: 'string', enum: values } });
const row = { type: 'object', required: ['id'], properties: { id: { type: 'integer' }, title: text } };

const BEFORE = {
  paths: {
    '/posts': call('Posts.', [language(['hr'])], { type: 'array', items: row }),
    '/pages': call('Pages.', [], row),
    '/old': call('Old.', [], text),
  },
};

test('the changelog names calls and fields that are new, gone, or hold something else', () => {
  const posts = {
    type: 'object',
    properties: { id: { type: ['integer', 'null'] }, alias: { $ref: '#/components/schemas/Alias' } },
  };
  const after = {
    paths: {
      '/posts': call('Posts.', [language(['hr', 'en'])], { type: 'array', items: posts }),
      '/pages': call('Pages of a language.', [], row),
      '/changes': call('What changed.', [], text),
    },
    components: { schemas: { Alias: text } },
  };
  expect(apiChanges(BEFORE, after)).toBe(`### New calls

- \`GET /changes\`: What changed.

### Calls that are gone

- \`GET /old\`

### Calls that changed

- \`GET /posts\`
  - gone: \`answer[].title\`
  - \`query language\` may be "en"
  - \`answer[].id\` may be null, is optional
  - new: \`answer[].alias\`, string, optional`);
});

test('the changelog of equal documents says so', () => {
  expect(apiChanges(BEFORE, structuredClone(BEFORE))).toBe('Nothing changed.');
});
