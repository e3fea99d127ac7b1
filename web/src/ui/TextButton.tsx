import look from './look.module.css';
import classes from './TextLink.module.css';

type Props = { onClick: () => void; lang?: string; children: string };

/** A button in a text, which looks like a link. */
export function TextButton({ onClick, lang, children }: Props) {
  return (
    <button type="button" className={`${look.link} ${classes.link}`} lang={lang} onClick={onClick}>
      {children}
    </button>
  );
}
