import {
  Box,
  Button,
  Flex,
  NativeSelect,
  SimpleGrid,
  Text,
  useComputedColorScheme,
  useMantineColorScheme,
} from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { Story } from '#web/testing/story.ts';

/** A story of a group, under its own title. */
type GroupedStory = { title: string; Story: Story };

/** Every export of every `*.stories.tsx`, sorted by title. */
export const stories = Object.entries(import.meta.glob<Record<string, Story>>('../**/*.stories.tsx', { eager: true }))
  .flatMap(([path, module]) => Object.entries(module).map(([name, Story]) => requireTitle(Story, `${name} of ${path}`)))
  .toSorted((a, b) => a.title.localeCompare(b.title, 'hr'));

/** Stories that are shown together. */
const singleStories = stories.filter(({ title }) => !title.includes('/'));

/** Stories by the title of their group. */
const groupedStories: ReadonlyMap<string, GroupedStory[]> = Map.groupBy(
  stories.filter(({ title }) => title.includes('/')).map((Story) => ({ title: lastPartOf(Story.title), Story })),
  ({ Story }) => Story.title.slice(0, Story.title.indexOf('/')),
);

/** Every shared component in its states, for developers of screens. It runs in development only. */
export function Catalogue() {
  return (
    <Box component="main" px={{ base: 'md', sm: 'xl' }} py={{ base: 'md', sm: 'lg' }}>
      <ColourSchemeButton />
      <SimpleGrid minColWidth="min(100%, 480px)" autoFlow="auto-fit" spacing={48} verticalSpacing="xl" mt="lg">
        {singleStories.map((Story) => (
          <section
            key={Story.title}
            style={{ minWidth: 0, gridColumn: Story.layout === 'wide' ? '1 / -1' : undefined }}
            aria-label={Story.title}
          >
            <StoryTitle>{Story.title}</StoryTitle>
            <Flex {...(Story.layout === 'inline' ? INLINE : STACKED)} gap="sm">
              <Story />
            </Flex>
          </section>
        ))}
      </SimpleGrid>
      {[...groupedStories].map(([group, stories]) => (
        <StoryGroup key={group} title={group} stories={stories} />
      ))}
    </Box>
  );
}

const INLINE = { wrap: 'wrap', align: 'center' } as const;
const STACKED = { direction: 'column' } as const;

/** Shows one story of a group at a time, because their fields have fixed ids. */
function StoryGroup({ title, stories }: { title: string; stories: readonly GroupedStory[] }) {
  const [shown, setShown] = useState('');
  const Story = stories.find((story) => story.title === shown)?.Story;
  return (
    <Box component="section" mt={48} aria-label={title}>
      <StoryTitle>{title}</StoryTitle>
      <NativeSelect
        maw={320}
        mb="lg"
        label={`Što se prikazuje: ${title}`}
        value={shown}
        data={['', ...stories.map((story) => story.title)]}
        onChange={(event) => setShown(event.currentTarget.value)}
      />
      {Story && <Story key={shown} />}
    </Box>
  );
}

function StoryTitle({ children }: { children: ReactNode }) {
  return (
    <Text component="h2" mb="sm" pt="xs" fz="sm" fw={600} style={{ borderTop: '1.5px solid var(--ink)' }}>
      {children}
    </Text>
  );
}

function ColourSchemeButton() {
  const { setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme('light');
  return (
    <Button onClick={() => setColorScheme(scheme === 'dark' ? 'light' : 'dark')}>
      {scheme === 'dark' ? 'Svijetli prikaz' : 'Tamni prikaz'}
    </Button>
  );
}

function requireTitle(Story: Story, name: string): Story {
  if (!Story.title) throw new Error(`${name} has no title`);
  return Story;
}

function lastPartOf(title: string): string {
  return title.slice(title.indexOf('/') + 1);
}
