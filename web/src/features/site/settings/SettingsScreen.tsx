import { DOCUMENTATION_PATH } from '@baklja/contract/documentation';
import { NumberInput } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import { pageSettings } from '#web/lib/page-settings.ts';
import { paths } from '#web/lib/paths.ts';
import { PageHead } from '#web/ui/PageHead.tsx';
import { CopyExample } from './CopyExample.tsx';
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
