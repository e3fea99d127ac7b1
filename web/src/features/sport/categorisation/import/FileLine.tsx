import look from '#web/ui/look.module.css';
import classes from './Import.module.css';
import { importText as text } from './import.text.ts';

/** What is known of the open file, and the way to another one. */
export function FileLine({ children, onOther }: { children: string; onOther: () => void }) {
  return (
    <>
      {children}{' '}
      <button type="button" className={`${look.underlined} ${classes.link}`} onClick={onOther}>
        {text.otherFile}
      </button>
    </>
  );
}
