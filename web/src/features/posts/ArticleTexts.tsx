import { Textarea } from '@mantine/core';
import type { PostDraft } from './post-form.ts';

type Props = { draft: PostDraft; onChange: (fields: Partial<PostDraft>) => void };

/** Introduction and body of a post. */
export function ArticleTexts({ draft, onChange }: Props) {
  return (
    <>
      <Textarea
        label="Uvod"
        value={draft.introtext}
        onChange={(event) => onChange({ introtext: event.currentTarget.value })}
      />
      <Textarea
        label="Tekst"
        value={draft.fulltext}
        onChange={(event) => onChange({ fulltext: event.currentTarget.value })}
      />
    </>
  );
}
