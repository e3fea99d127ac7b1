import { Button, Input } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { fieldOf } from '#web/forms/fields/field-of.tsx';
import { toPickedImage } from '#web/media/picker/picked-image.ts';
import { usePickImage } from '#web/media/picker/use-media-picker.tsx';
import { useUploadAndPick } from '#web/media/picker/use-upload-and-pick.ts';
import { UploadDropZone } from '#web/media/uploads/UploadDropZone.tsx';
import look from '#web/ui/look.module.css';
import { IssueCover } from '../IssueCover.tsx';
import type { OpenIssue } from '../issue-form.ts';
import { coverFileQuery } from '../issues.queries.ts';
import { issuesText as text } from '../issues.text.ts';
import classes from './CoverField.module.css';
import { COVER_FOLDER } from './use-cover-from-pdf.ts';

/** The cover, chosen in the media library or dropped here. */
export function CoverField({ record }: { record: OpenIssue }) {
  const { id, label, value, error, isLocked, set } = fieldOf(record, 'slika');
  const file = useQuery(coverFileQuery(value));
  const { pickImage, dialog } = usePickImage('hr-HR');
  const pick = async () => {
    const current = value === '' ? undefined : { src: value, alt: '', caption: '' };
    const picture = await pickImage({ current, has: { alt: false, caption: false } });
    if (picture) set(picture.src);
  };
  const upload = useUploadAndPick({
    folder: COVER_FOLDER,
    onlyImages: true,
    onSaved: ([file]) => file && set(toPickedImage(file, 'hr-HR').src),
  });
  return (
    <Input.Wrapper label={label} labelElement="div" error={error} role="group" aria-label={label}>
      <UploadDropZone folder={COVER_FOLDER} onFiles={upload} isEnabled={!isLocked} pastesInside>
        <div className={classes.cover}>
          <IssueCover path={value} number={record.draft.broj} />
          {file.data?.width && file.data.height && (
            <p className={`${look.quiet} ${look.small}`}>{text.pixels(file.data.width, file.data.height)}</p>
          )}
          <Button
            id={id}
            size="compact-sm"
            disabled={isLocked}
            onClick={() => void pick()}
            aria-label={value === '' ? text.chooseCover : text.changeCover}
          >
            {value === '' ? 'Odaberi' : 'Zamijeni'}
          </Button>
          {value !== '' && (
            <Button
              size="compact-sm"
              variant="quiet"
              disabled={isLocked}
              onClick={() => set('')}
              aria-label={text.removeCover}
            >
              Ukloni
            </Button>
          )}
        </div>
      </UploadDropZone>
      {dialog}
    </Input.Wrapper>
  );
}
