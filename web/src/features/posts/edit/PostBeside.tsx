import type { Language } from '@baklja/contract/fields';
import { useQuery } from '@tanstack/react-query';
import { BesideRecord } from '#web/widgets/translation/BesideRecord.tsx';
import { BesideText } from '#web/widgets/translation/BesideText.tsx';
import { postQuery } from '../posts.queries.ts';

type Props = {
  alias: string;
  language: Language;
  /** Takes the texts over into the form; absent where it has its own. */
  onCopyText?: ((texts: { introtext: string; fulltext: string }) => void) | undefined;
  onClose: () => void;
};

/** The post in the other language, to be read beside the form. */
export function PostBeside({ alias, language, onCopyText, onClose }: Props) {
  return (
    <BesideRecord record={useQuery(postQuery(alias))} language={language} onClose={onClose}>
      {({ title, introtext, fulltext }) => (
        <BesideText
          title={title}
          language={language}
          parts={[
            { label: 'Uvod', html: introtext },
            { label: 'Tekst', html: fulltext },
          ]}
          onCopyText={onCopyText && (() => onCopyText({ introtext, fulltext }))}
          onClose={onClose}
        />
      )}
    </BesideRecord>
  );
}
