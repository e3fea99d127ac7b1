import { Button } from '@mantine/core';
import { IconArrowBackUp, IconFolderSymlink, IconTrash } from '@tabler/icons-react';
import { useEffect } from 'react';
import { mediaText as text } from '../media.text.ts';
import classes from './SelectionBar.module.css';

type Props = {
  count: number;
  onMove?: () => void;
  onRemove?: () => void;
  onRestore?: () => void;
  onClear: () => void;
};

/** Stands in place of the tools while something is selected, as high as they are. Escape gives the selection up. */
export function SelectionBar({ count, onMove, onRemove, onRestore, onClear }: Props) {
  useEffect(() => {
    const clear = (event: KeyboardEvent) => {
      const isInFloat = event.target instanceof Element && event.target.closest('[role="dialog"], [role="menu"]');
      if (event.key === 'Escape' && !event.defaultPrevented && !isInFloat) onClear();
    };
    window.addEventListener('keydown', clear);
    return () => window.removeEventListener('keydown', clear);
  }, [onClear]);
  return (
    <div className={classes.place}>
      <div className={classes.bar} role="toolbar" aria-label={text.selectionBar}>
        <b className={classes.count} role="status">
          {text.selected(count)}
        </b>
        {onMove && <BarButton icon={<IconFolderSymlink aria-hidden />} name={text.move} onClick={onMove} />}
        {onRemove && <BarButton icon={<IconTrash aria-hidden />} name={text.remove} onClick={onRemove} />}
        {onRestore && <BarButton icon={<IconArrowBackUp aria-hidden />} name={text.restore} onClick={onRestore} />}
        <Button variant="quiet" className={`${classes.button} ${classes.clear}`} onClick={onClear}>
          {text.unselect} <kbd className={classes.key}>Esc</kbd>
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
