import { ActionIcon, Button } from '@mantine/core';
import { IconFileSearch } from '#web/lib/icons.ts';
import type { PickFile } from '#web/media/picker/file-picker.ts';
import { linkFieldText as text } from './link-field.text.ts';
import type { LinkTarget } from './link-targets.ts';

type Props = {
  pickFile: PickFile;
  onPick: (file: Pick<LinkTarget, 'address' | 'title'>) => void;
  className?: string | undefined;
  /** Only the icon, for fields in rows. */
  isSmall?: boolean;
};

export function PickFileButton({ pickFile, onPick, className, isSmall = false }: Props) {
  const pick = async () => {
    const file = await pickFile();
    if (file) onPick(file);
  };
  if (isSmall) {
    return (
      <ActionIcon className={className} aria-label={text.pickFile} title={text.pickFile} onClick={() => void pick()}>
        <IconFileSearch aria-hidden />
      </ActionIcon>
    );
  }
  return (
    <Button className={className} leftSection={<IconFileSearch aria-hidden />} onClick={() => void pick()}>
      {text.pickFile}
    </Button>
  );
}
