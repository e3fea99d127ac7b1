import type { Language } from '@baklja/contract/fields';
import { Button } from '@mantine/core';
import { IconColumns2 } from '@tabler/icons-react';
import { Link } from 'react-router';
import { langOf } from '#web/lib/languages.ts';
import look from '#web/ui/look.module.css';
import panelClasses from '#web/ui/Panel.module.css';
import classes from './TranslationSection.module.css';
import { translationText as text } from './translation.text.ts';

type Props = {
  title: string;
  language: Language;
  /** Address of its editor. */
  to: string;
  isComparing: boolean;
  onCompare: (isComparing: boolean) => void;
};

/** In the panel of a translation that is being created: its original. */
export function OriginalSection({ title, language, to, isComparing, onCompare }: Props) {
  return (
    <section className={panelClasses.section} aria-label={text.original}>
      <h2 className={`${look.small} ${look.strong}`}>{text.original}</h2>
      <div>
        <p className={look.hint}>{text.there(language)}</p>
        <Link to={to} className={classes.title} lang={langOf(language)}>
          {title}
        </Link>
      </div>
      <div className={panelClasses.choices}>
        <Button
          leftSection={<IconColumns2 aria-hidden />}
          aria-pressed={isComparing}
          onClick={() => onCompare(!isComparing)}
        >
          {isComparing ? text.endComparing : text.compare}
        </Button>
      </div>
    </section>
  );
}
