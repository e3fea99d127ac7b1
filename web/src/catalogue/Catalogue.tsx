import { Button, NativeSelect, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { useState } from 'react';
import classes from './Catalogue.module.css';
import { type GroupedStory, groupedStories, singleStories } from './catalogued-stories.ts';

/** Every shared component in its states, for developers of screens. It runs in development only. */
export function Catalogue() {
  return (
    <main className={classes.page}>
      <ColourSchemeButton />
      <div className={classes.grid}>
        {singleStories.map((Story) => (
          <section
            key={Story.title}
            className={classes.section}
            data-wide={Story.layout === 'wide' || undefined}
            aria-label={Story.title}
          >
            <h2 className={classes.title}>{Story.title}</h2>
            <div className={Story.layout === 'inline' ? classes.inline : classes.stacked}>
              <Story />
            </div>
          </section>
        ))}
      </div>
      {[...groupedStories].map(([group, stories]) => (
        <StoryGroup key={group} title={group} stories={stories} />
      ))}
    </main>
  );
}

/** Shows one story of a group at a time, because their fields have fixed ids. */
function StoryGroup({ title, stories }: { title: string; stories: readonly GroupedStory[] }) {
  const [shown, setShown] = useState('');
  const Story = stories.find((story) => story.title === shown)?.Story;
  return (
    <section className={classes.wide} aria-label={title}>
      <h2 className={classes.title}>{title}</h2>
      <NativeSelect
        className={classes.choice}
        label={`Što se prikazuje: ${title}`}
        value={shown}
        data={['', ...stories.map((story) => story.title)]}
        onChange={(event) => setShown(event.currentTarget.value)}
      />
      {Story && <Story key={shown} />}
    </section>
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
