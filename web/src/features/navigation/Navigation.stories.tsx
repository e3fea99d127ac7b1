import { RecordProvider } from '#web/forms/open-record.ts';
import { MENU, makeMenuItem } from '#web/testing/records/make-menu.ts';
import { story } from '#web/testing/story.ts';
import { useStoryRecord } from '#web/testing/use-story-record.ts';
import { menuItemForm } from './ItemEditor.tsx';
import { MenuEditor } from './NavigationScreen.tsx';
import { itemQueries } from './navigation.queries.ts';
import { DeskMenu, PhoneMenu, previewMenu } from './PreviewPane.tsx';
import { TargetPicker } from './TargetPicker.tsx';

const GROUPS = MENU.slice(0, 3).map(({ id, value, managed_items }) => ({
  key: id,
  name: value,
  ids: managed_items.map((item) => item.id),
}));
const PREVIEWED = previewMenu({
  sections: MENU,
  groups: GROUPS,
  typed: { id: undefined, value: 'Nova stavka s dugim imenom koje prelazi u drugi redak', link: '/olimp', nav: 1 },
  liftedId: undefined,
});

export const Menu = story('Navigacija/Izbornik', () => <MenuEditor menu={MENU} />, 'wide');

export const EmptyMenu = story('Navigacija/Izbornik bez stavki', () => <MenuEditor menu={MENU.slice(2)} />, 'wide');

export const OnPhone = story('Navigacija/Pregled na mobitelu', () => <PhoneMenu menu={PREVIEWED} focused={1} />);

export const OnDesk = story('Navigacija/Pregled na računalu', () => <DeskMenu menu={PREVIEWED} focused={1} />, 'wide');

export const DeadTarget = story('Navigacija/Kamo vodi stavka', function DeadTarget() {
  const dead = [
    MENU[0]?.managed_items[1],
    MENU[1]?.managed_items[0],
    makeMenuItem({ id: 31, target_kind: 'documentFolder', target_title: 'Natječaji', dead: 'hidden-folder' }),
  ];
  return dead.map((item) => item && <Picker key={item.id} item={item} />);
});

function Picker({ item }: { item: ReturnType<typeof makeMenuItem> }) {
  const form = menuItemForm(MENU);
  const record = useStoryRecord(form, itemQueries, { draft: form.fromRecord(item), row: item });
  return (
    <RecordProvider record={record}>
      <TargetPicker item={item} />
    </RecordProvider>
  );
}
