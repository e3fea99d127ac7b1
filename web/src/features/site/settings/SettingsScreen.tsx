import { DOCUMENTATION_PATH } from '@baklja/contract/documentation';
import { Button, NumberInput } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import { pageSettings } from '#web/lib/page-settings.ts';
import { paths } from '#web/lib/paths.ts';
import { copyText } from '#web/lib/text/copy-text.ts';
import { MEDIA_TOAST_MS } from '#web/lib/timings.ts';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import classes from './Settings.module.css';
import { settingsText as text } from './settings.text.ts';

const FIRST_PAGE = 111;

/** /postavke: help for editors, with examples to copy. */
export function SettingsScreen() {
  return (
    <>
      <PageHead title={text.title} />
      <p className={classes.help}>{text.help}</p>
      <div className={classes.sections}>
        <Section title={text.info}>
          <p>{text.infoText}</p>
          <ul className={classes.links}>
            <li>
              <a href={pageSettings.publicSiteUrl()}>{text.publicSite}</a>
            </li>
            <li>
              <a href={DOCUMENTATION_PATH}>{text.api}</a>
            </li>
          </ul>
        </Section>
        <PageHelp />
        <Section title={text.documents}>
          <p>{text.documentsText}</p>
          <CopyExample name={text.documents} example="/files/dokumenti/pravilnik.pdf" />
          <p>
            {text.documentsHelp} <Link to={paths.mediaFolder('dokumenti')}>{text.documentsFolder}</Link>
          </p>
        </Section>
        <Section title={text.links}>
          <ol className={classes.steps}>
            {text.linkSteps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          {text.linkExamples.map(({ name, example }) => (
            <CopyExample key={name} name={name} example={example} showsName />
          ))}
          <p>
            {text.buttonsText} <Link to={paths.pages}>{text.toPages}</Link>
          </p>
        </Section>
      </div>
    </>
  );
}

/** The address of a page by its number, which the user can edit to try it. */
function PageHelp() {
  const [number, setNumber] = useState<number | string>(FIRST_PAGE);
  return (
    <Section title={text.page}>
      <p>{text.pageText}</p>
      <CopyExample name={text.page} example={`/page/${FIRST_PAGE}`} />
      <p>{text.pageHelp}</p>
      <div className={classes.trial}>
        <NumberInput
          className={classes.number}
          label={text.pageNumber}
          min={1}
          allowDecimal={false}
          hideControls
          value={number}
          onChange={setNumber}
        />
        <CopyExample name={text.pageExample} example={`/page/${number === '' ? FIRST_PAGE : number}/1`} showsName />
      </div>
      <p>{text.fullAddressHelp}</p>
    </Section>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <section className={classes.section} aria-labelledby={headingId}>
      <h2 id={headingId} className={classes.head}>
        {title}
      </h2>
      <div className={classes.body}>{children}</div>
    </section>
  );
}

type Props = {
  /** What the example shows; part of the button's accessible name, and visible before it with `showsName`. */
  name: string;
  example: string;
  showsName?: boolean;
};

/** An example with a copy button. */
function CopyExample({ name, example, showsName = false }: Props) {
  const toasts = useToasts();
  const copy = async () => {
    if (await copyText(example)) toasts.success(text.copied, MEDIA_TOAST_MS);
    else toasts.error(text.notCopied(example));
  };
  return (
    <p className={classes.example}>
      {showsName && <span className={classes.name}>{name}</span>}
      <code className={classes.code}>{example}</code>
      <Button
        size="compact-sm"
        variant="quiet"
        leftSection={<IconCopy aria-hidden />}
        aria-label={`${text.copy}: ${name}, ${example}`}
        onClick={() => void copy()}
      >
        {text.copy}
      </Button>
    </p>
  );
}
