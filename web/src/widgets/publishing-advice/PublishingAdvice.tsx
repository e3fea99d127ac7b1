import { IconArrowNarrowRight, IconCheck } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId } from 'react';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import panelClasses from '#web/widgets/record-editor/Panel.module.css';
import { useReveal } from '#web/widgets/record-editor/reveal.ts';
import type { Advice } from './find-advice.ts';
import { goToPlace } from './go-to-place.ts';
import classes from './PublishingAdvice.module.css';
import { adviceText as text } from './publishing-advice.text.ts';
import type { KnownAdvice } from './use-publishing-advice.ts';

/** The name by which the summary leads to the list. */
const SECTION_ID = 'publishing-advice';

/** What is missing or may be better, each with the way to its place: advice, never an obstacle. */
export function PublishingAdvice({ advice }: { advice: KnownAdvice }) {
  const headingId = useId();
  return (
    <section id={SECTION_ID} tabIndex={-1} className={panelClasses.section} aria-labelledby={headingId}>
      <h2 id={headingId} className={panelClasses.heading}>
        {text.heading}
      </h2>
      {advice.all.length > 0 && <AdviceList advice={advice.all} />}
      {!advice.areLinksKnown && <LinksNote check={advice.check} />}
      {advice.all.length === 0 && advice.areLinksKnown && (
        <p className={classes.ready}>
          <IconCheck aria-hidden /> {text.ready}
        </p>
      )}
    </section>
  );
}

/** One line that tells how much advice there is and leads to it; of one height, so that nothing below it moves. */
export function PublishingAdviceSummary({ advice: { all } }: { advice: KnownAdvice }) {
  const lead = () => {
    const section = document.getElementById(SECTION_ID);
    section?.focus({ preventScroll: true });
    void section?.scrollIntoView({ block: 'center' });
  };
  return (
    <button type="button" className={classes.summary} onClick={lead}>
      <span>{text.heading}</span>
      <span className={classes.count}>{all.length === 0 ? text.nothing : text.notes(all.length)}</span>
      <IconArrowNarrowRight aria-hidden />
    </button>
  );
}

function AdviceList({ advice }: { advice: readonly Advice[] }) {
  const reveal = useReveal();
  return (
    <ul className={classes.list}>
      {advice.map(({ key, text: said, place }) => (
        <li key={key}>
          <button type="button" className={classes.line} onClick={() => goToPlace(place, reveal)}>
            <span>{said}</span>
            <IconArrowNarrowRight aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The links are being checked, or could not be. */
function LinksNote({ check }: { check: Pick<UseQueryResult, 'isError' | 'isFetching' | 'refetch'> }) {
  if (!check.isError) return <p className={classes.note}>{text.checkingLinks}</p>;
  return (
    <div className={classes.unchecked}>
      <p className={classes.note}>{text.linksUnchecked}</p>
      <BusyButton size="compact-sm" isBusy={check.isFetching} onClick={() => void check.refetch()}>
        {text.retry}
      </BusyButton>
    </div>
  );
}
