import type { Language } from '@baklja/contract/fields';
import { Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import { langOf } from '#web/lib/languages.ts';
import classes from '../ArticleFrame.module.css';
import { fieldId } from '../define-record-form.ts';
import type { FieldsOf } from '../open-record.ts';

/** Fields that every article has. */
export type Article = { title: string; language: Language };

type TitleProps<Draft extends Article> = { record: FieldsOf<Draft>; maxLength: number; foot?: ReactNode };

/** The title of an article, in the size that readers see. `foot` is below it. */
export function TitleField<Draft extends Article>({
  record: { form, draft, change, problems },
  maxLength,
  foot,
}: TitleProps<Draft>) {
  return (
    <div className={classes.titleBlock} data-full-screen-keep>
      <Textarea
        id={fieldId(form.kind, 'title')}
        aria-label="Naslov"
        lang={langOf(draft.language)}
        placeholder="Naslov"
        autosize
        minRows={1}
        maxLength={maxLength}
        classNames={{ input: classes.title }}
        value={draft.title}
        error={problems.find(({ field }) => field === 'title')?.message}
        onChange={(event) => {
          const title: Partial<Article> = { title: event.currentTarget.value.replace(/[\r\n]+/g, ' ') };
          change(title as Partial<Draft>);
        }}
      />
      {foot}
    </div>
  );
}
