import { Text } from '@mantine/core';
import { Fragment, useId } from 'react';
import { StackedModal } from '#web/ui/dialogs/StackedModal.tsx';
import { isApple, keyNames } from './key-names.ts';
import classes from './ShortcutsDialog.module.css';
import { SHORTCUT_GROUPS, type Shortcut, type ShortcutGroup, shortcutsText } from './shortcuts.text.ts';

/** Every key of the editor, in groups. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <StackedModal
      onClose={onClose}
      title={shortcutsText.title}
      size={760}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div className={classes.groups}>
        {SHORTCUT_GROUPS.map((group) => (
          <Group key={group.title} {...group} />
        ))}
      </div>
    </StackedModal>
  );
}

function Group({ title, shortcuts }: ShortcutGroup) {
  const headId = useId();
  return (
    <section className={classes.group} aria-labelledby={headId}>
      <h3 id={headId} className={classes.head}>
        {title}
      </h3>
      <dl>
        {shortcuts.map((shortcut) => (
          <div key={shortcut.name} className={classes.shortcut}>
            <dt>{shortcut.name}</dt>
            <dd>
              <Keys {...shortcut} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Keys({ keys, apple }: Shortcut) {
  const shown = isApple && apple ? apple : keys;
  return shown.map((combination, index) => (
    <Fragment key={combination}>
      {index > 0 && (
        <Text span c="dimmed" fz="sm">
          {' '}
          {shortcutsText.or}{' '}
        </Text>
      )}
      {keyNames(combination).map((key, place) => (
        <Fragment key={key}>
          {place > 0 && ' '}
          <kbd className={classes.key}>{key}</kbd>
        </Fragment>
      ))}
    </Fragment>
  ));
}
