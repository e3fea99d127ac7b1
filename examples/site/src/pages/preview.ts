import type { APIRoute } from 'astro';

/** What the back office opens for a preview: the page of the record, which reads the draft with the token. */
export const GET: APIRoute = ({ url, locals, rewrite }) => {
  const { kind, key, token } = Object.fromEntries(url.searchParams);
  locals.draft = { previewToken: token ?? '' };
  if (kind === 'post') return rewrite(`/post/${key}`);
  return rewrite(kind === 'page' ? `/page/${key}/1` : `/hr/magazine/${key}`);
};
