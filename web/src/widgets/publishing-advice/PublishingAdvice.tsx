import { useDebouncedValue } from '@mantine/hooks';
import { IconArrowNarrowRight, IconCheck } from '@tabler/icons-react';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import { ADVICE_AFTER_MS } from '#web/lib/timings.ts';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import panelClasses from '#web/widgets/record-editor/Panel.module.css';
import { useReveal } from '#web/widgets/record-editor/reveal.ts';
import type { AdvisedContent } from './advised-content.ts';
import { deadLinksQuery } from './dead-links.queries.ts';
import { type Advice, findAdvice, findDeadLinks, findLinks, readContent } from './find-advice.ts';
import { goToPlace } from './go-to-place.ts';
import classes from './PublishingAdvice.module.css';
import { adviceText as text } from './publishing-advice.text.ts';

/**
 * What is missing or may be better, each with the way to its place: advice, never an obstacle. It is looked for in a pause,
 * so that no key waits for it. The same object stands for the same content.
 */
export function PublishingAdvice({ content }: { content: AdvisedContent }) {
  const headingId = useId();
  const [settled] = useDebouncedValue(content, ADVICE_AFTER_MS);
  const { advice, links } = useMemo(() => {
    const read = readContent(settled);
    return { advice: findAdvice(read), links: findLinks(read) };
  }, [settled]);
  const check = useQuery(deadLinksQuery(links.map(({ address }) => address)));
  const all = [...advice, ...findDeadLinks(links, check.data?.dead ?? [])];
  const areLinksKnown = links.length === 0 || check.isSuccess;
  return (
    <section className={panelClasses.section} aria-labelledby={headingId}>
      <h2 id={headingId} className={panelClasses.heading}>
        {text.heading}
      </h2>
      {all.length > 0 && <AdviceList advice={all} />}
      {!areLinksKnown && <LinksNote check={check} />}
      {all.length === 0 && areLinksKnown && (
        <p className={classes.ready}>
          <IconCheck aria-hidden /> {text.ready}
        </p>
      )}
    </section>
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
