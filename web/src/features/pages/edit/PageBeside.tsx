import type { Language } from '@baklja/contract/fields';
import { useQuery } from '@tanstack/react-query';
import { BesideRecord } from '#web/widgets/translation/BesideRecord.tsx';
import { BesideText } from '#web/widgets/translation/BesideText.tsx';
import { pageQuery } from '../pages.queries.ts';
import { draftFromPage, type PageDraft } from './page-form.ts';

type Texts = Pick<PageDraft, 'description' | 'accordion' | 'buttons'>;

type Props = {
  id: number;
  language: Language;
  /** Takes the texts over into the form; absent where it has its own. */
  onCopyText?: ((texts: Texts) => void) | undefined;
  onClose: () => void;
};

/** The page in the other language, to be read beside the form. */
export function PageBeside({ id, language, onCopyText, onClose }: Props) {
  return (
    <BesideRecord record={useQuery(pageQuery(id))} language={language} onClose={onClose}>
      {(page) => {
        const { title, description, accordion, buttons } = draftFromPage(page);
        return (
          <BesideText
            title={title}
            language={language}
            parts={[
              { label: 'Tekst', html: description },
              ...accordion.map(({ title: head, data }, place) => ({ label: `${place + 1}. ${head}`, html: data })),
            ]}
            onCopyText={onCopyText && (() => onCopyText({ description, accordion, buttons }))}
            onClose={onClose}
          />
        );
      }}
    </BesideRecord>
  );
}
