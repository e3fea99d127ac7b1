import classes from './TextButton.module.css';

type Props = { onClick: () => void; lang?: string; children: string };

/** A button in a text, which looks like a link. */
export function TextButton({ onClick, lang, children }: Props) {
  return (
    <button type="button" className={classes.button} lang={lang} onClick={onClick}>
      {children}
    </button>
  );
}
