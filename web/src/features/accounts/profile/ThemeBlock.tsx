import { type MantineColorScheme, SegmentedControl, useMantineColorScheme } from '@mantine/core';
import { ProfileBlock } from './ProfileBlock.tsx';
import { profileText as text } from './profile.text.ts';

const SCHEMES = Object.entries(text.themes).map(([value, label]) => ({ value, label }));

/** The colours of this browser; the top bar switches the same setting. */
export function ThemeBlock() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <ProfileBlock title={text.theme} help={text.themeHelp}>
      <SegmentedControl
        aria-label={text.theme}
        data={SCHEMES}
        value={colorScheme}
        onChange={(value) => setColorScheme(value as MantineColorScheme)}
      />
    </ProfileBlock>
  );
}
