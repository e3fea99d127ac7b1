import look from '#web/ui/look.module.css';

/** A day with its time, as `describeMoment` writes it, and what follows without a blank. */
const MOMENT = /(\d\d-\d\d-\d{4} u \d\d:\d\d[.,]?)/;

/** A text in which no line ends within a day and its time. */
export function WholeMoments({ text }: { text: string }) {
  return text.split(MOMENT).map((part) =>
    MOMENT.test(part) ? (
      <span key={part} className={look.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
