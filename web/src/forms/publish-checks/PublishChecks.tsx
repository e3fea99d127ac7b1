import { IconArrowNarrowRight, IconCheck } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId } from 'react';
import look from '#web/ui/look.module.css';
import { RetryButton } from '#web/ui/messages/RetryButton.tsx';
import panelClasses from '#web/ui/Panel.module.css';
import { useReveal } from '../frame/reveal.ts';
import { focusField } from './focus-field.ts';
import classes from './PublishChecks.module.css';
import { publishChecksText as text } from './publish-checks.text.ts';
import type { PublishCheck } from './run-checks.ts';
import type { KnownChecks } from './use-publish-checks.ts';

/** The id with which the summary links to the list. */
const SECTION_ID = 'publish-checks';

/** What prevents saving, then what could be better, each with a link to its place. Advice never prevents publishing. */
export function PublishChecks({ checks }: { checks: KnownChecks }) {
  const headingId = useId();
  const { blocking, advice } = checks;
  const isReady = isNothingFound(checks) && checks.areLinksKnown;
  return (
    <section id={SECTION_ID} tabIndex={-1} className={panelClasses.section} aria-labelledby={headingId}>
      <h2 id={headingId} className={`${look.small} ${look.strong}`}>
        {text.heading}
      </h2>
      {blocking.length > 0 && (
        <>
          <h3 className={`${look.hint} ${look.regular}`}>{text.blocking}</h3>
          <CheckList checks={blocking} />
          {advice.length > 0 && <h3 className={`${look.hint} ${look.regular}`}>{text.advice}</h3>}
        </>
      )}
      {advice.length > 0 && <CheckList checks={advice} />}
      {!checks.areLinksKnown && <LinksNote check={checks.check} />}
      {isReady && (
        <p className={`${look.line} ${classes.ready}`}>
          <IconCheck aria-hidden /> {text.ready}
        </p>
      )}
    </section>
  );
}

/** One line that shows the number of checks and leads to them; of constant height, so that nothing below it moves. */
export function PublishChecksSummary({ checks }: { checks: KnownChecks }) {
  const lead = () => {
    const section = document.getElementById(SECTION_ID);
    section?.focus({ preventScroll: true });
    void section?.scrollIntoView({ block: 'center' });
  };
  return (
    <button type="button" className={`${look.line} ${look.small} ${look.strong} ${classes.summary}`} onClick={lead}>
      <span>{text.heading}</span>
      <span className={`${look.quiet} ${look.regular} ${classes.count}`}>{summaryOf(checks)}</span>
      <IconArrowNarrowRight aria-hidden />
    </button>
  );
}

function summaryOf(checks: KnownChecks): string {
  if (!isNothingFound(checks)) return text.summary(checks.blocking.length, checks.advice.length);
  if (checks.areLinksKnown) return text.nothing;
  return checks.check.isError ? text.notChecked : text.checking;
}

function isNothingFound({ blocking, advice }: KnownChecks): boolean {
  return blocking.length === 0 && advice.length === 0;
}

function CheckList({ checks }: { checks: readonly PublishCheck[] }) {
  const reveal = useReveal();
  return (
    <ul className={classes.list}>
      {checks.map(({ key, text: said, place }) => (
        <li key={key}>
          <button type="button" className={classes.line} onClick={() => focusField(place, reveal)}>
            <span>{said}</span>
            <IconArrowNarrowRight aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The links are being checked, or could not be checked. */
function LinksNote({ check }: { check: Pick<UseQueryResult, 'isError' | 'isFetching' | 'refetch'> }) {
  if (!check.isError) return <p className={classes.note}>{text.checkingLinks}</p>;
  return (
    <div className={classes.unchecked}>
      <p className={classes.note}>{text.linksUnchecked}</p>
      <RetryButton size="compact-sm" isBusy={check.isFetching} onClick={() => void check.refetch()} />
    </div>
  );
}
