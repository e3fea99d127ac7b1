import type { Language } from '@baklja/contract/fields';
import look from '#web/ui/look.module.css';
import { mediaPickerText as text } from './media-picker.text.ts';
import classes from './PickerDetails.module.css';
import { captionWithAuthor, type PickedImage, type PictureTexts } from './picked-image.ts';

type Props = {
  current: PickedImage;
  texts: PictureTexts;
  language: Language;
  has: { alt: boolean; caption: boolean };
  onKeep: (texts: Partial<PictureTexts>) => void;
};

/** Texts of the former picture that will be lost, each with a button that keeps it. */
export function ReplacedTexts({ current, texts, language, has, onKeep }: Props) {
  const losesCaption = has.caption && current.caption !== '' && current.caption !== captionWithAuthor(texts, language);
  const losesAlt = has.alt && current.alt !== '' && current.alt !== texts.alt;
  if (!losesCaption && !losesAlt) return null;
  return (
    <div className={`${look.quiet} ${look.small} ${classes.replaced}`}>
      <h3 className={`${look.small} ${look.strong} ${classes.heading}`}>{text.replaced}</h3>
      {losesCaption && (
        <>
          <p>
            {text.caption} <del>{current.caption}</del>
          </p>
          <button
            type="button"
            className={`${look.underlined} ${classes.link}`}
            onClick={() => onKeep({ caption: current.caption, author: '' })}
          >
            {text.keepCaption}
          </button>
        </>
      )}
      {losesAlt && (
        <>
          <p>
            {text.alt} <del>{current.alt}</del>
          </p>
          <button
            type="button"
            className={`${look.underlined} ${classes.link}`}
            onClick={() => onKeep({ alt: current.alt })}
          >
            {text.keepAlt}
          </button>
        </>
      )}
    </div>
  );
}
