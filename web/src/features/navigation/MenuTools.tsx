import { SEARCH_MAX_LENGTH } from '@baklja/contract/limits';
import { Button, SegmentedControl } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile, IconEye } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { SearchField } from '#web/ui/lists/SearchField.tsx';
import look from '#web/ui/look.module.css';
import classes from './Navigation.module.css';
import { navigationText as text } from './navigation.text.ts';
import type { PreviewMode } from './navigation-address.ts';

type Props = {
  request: { search: string; preview: PreviewMode };
  change: (next: { search?: string; preview?: PreviewMode }, options?: { replace?: boolean }) => void;
  /** There is no room for a preview next to the list: a button opens it. */
  isNarrow: boolean;
  onPreview: () => void;
};

/** Search, and the choice of the preview. */
export function MenuTools({ request, change, isNarrow, onPreview }: Props) {
  const labelId = useId();
  return (
    <div className={classes.tools}>
      <SearchField
        className={classes.search}
        label={text.search}
        maxLength={SEARCH_MAX_LENGTH}
        search={request.search}
        delayMs={0}
        onSearch={(search) => change({ search }, { replace: true })}
      />
      {isNarrow ? (
        <Button leftSection={<IconEye aria-hidden />} onClick={onPreview}>
          {text.preview}
        </Button>
      ) : (
        <div className={`${look.line} ${look.quiet} ${classes.previews}`}>
          <span id={labelId}>{text.publicMenu}</span>
          <SegmentedControl
            aria-labelledby={labelId}
            value={request.preview}
            onChange={(preview) => change({ preview: preview as PreviewMode }, { replace: true })}
            data={[
              { value: 'phone', label: <Label icon={<IconDeviceMobile aria-hidden />}>{text.previews.phone}</Label> },
              { value: 'desk', label: <Label icon={<IconDeviceDesktop aria-hidden />}>{text.previews.desk}</Label> },
              { value: 'none', label: text.previews.none },
            ]}
          />
        </div>
      )}
    </div>
  );
}

function Label({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <span className={classes.previewName}>
      {icon}
      {children}
    </span>
  );
}
