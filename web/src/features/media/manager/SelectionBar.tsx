import { Button } from '@mantine/core';
import { IconArrowBackUp, IconFolderSymlink, IconTrash, IconX } from '@tabler/icons-react';
import { useCallback, useEffect, useRef } from 'react';
import { mediaText as text } from '../media.text.ts';
import classes from './SelectionBar.module.css';

type Props = {
  count: number;
  onMove?: () => void;
  onRemove?: () => void;
  onRestore?: () => void;
  /** Told whether the focus stood in the bar, which goes away. */
  onClear: (hadFocus: boolean) => void;
};

/** Stands in place of the tools while something is selected, as high as they are. Escape gives the selection up. */
export function SelectionBar({ count, onMove, onRemove, onRestore, onClear }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const clear = useCallback(() => onClear(bar.current?.contains(document.activeElement) ?? false), [onClear]);
  useEffect(() => {
    const clearByKey = (event: KeyboardEvent) => {
      const isInFloat = event.target instanceof Element && event.target.closest('[role="dialog"], [role="menu"]');
      if (event.key === 'Escape' && !event.defaultPrevented && !isInFloat) clear();
    };
    window.addEventListener('keydown', clearByKey);
    return () => window.removeEventListener('keydown', clearByKey);
  }, [clear]);
  return (
    <div className={classes.place}>
      <div ref={bar} className={classes.bar} role="toolbar" aria-label={text.selectionBar}>
        <b className={classes.count} role="status">
          {text.selected(count)}
        </b>
        {onMove && <BarButton icon={<IconFolderSymlink aria-hidden />} name={text.move} onClick={onMove} />}
        {onRemove && <BarButton icon={<IconTrash aria-hidden />} name={text.remove} onClick={onRemove} />}
        {onRestore && <BarButton icon={<IconArrowBackUp aria-hidden />} name={text.restore} onClick={onRestore} />}
        <Button variant="quiet" className={`${classes.button} ${classes.clear}`} onClick={clear}>
          <IconX className={classes.cross} aria-hidden />
          <span className={classes.word}>{text.unselect}</span> <kbd className={classes.key}>Esc</kbd>
        </Button>
      </div>
    </div>
  );
}

function BarButton({ icon, name, onClick }: { icon: React.ReactNode; name: string; onClick: () => void }) {
  return (
    <Button variant="quiet" className={classes.button} leftSection={icon} onClick={onClick}>
      {name}
    </Button>
  );
}
