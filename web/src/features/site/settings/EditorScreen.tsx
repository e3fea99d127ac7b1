import { Box, Text } from '@mantine/core';
import { useState } from 'react';

import { RichTextContent } from '#web/forms/rich-text-editor/RichTextContent.tsx';
import { HeadingToolbar } from '#web/forms/rich-text-editor/RichTextToolbar.tsx';
import { useRichTextEditor } from '#web/forms/rich-text-editor/use-rich-text-editor.ts';
import { pageSettings } from '#web/lib/page-settings.ts';
import { PageHead } from '#web/ui/PageHead.tsx';

/** /editor: a trial editor. Its content is not stored. */
export function EditorScreen() {
  const [html, setHtml] = useState('');
  const [videoHosts] = useState(() => pageSettings.videoHosts());
  const editor = useRichTextEditor({
    value: html,
    onChange: setHtml,
    label: 'Editor',
    placeholder: 'Pišite ovdje.',
    videoHosts,
  });
  return (
    <>
      <PageHead title="Editor" />
      <Text c="quiet" maw="68ch" pb="md">
        Mjesto za isprobavanje: naslovi i slike po adresi. Što ovdje napišete, ne sprema se.
      </Text>
      <Box maw="var(--w-measure)" pb={48}>
        <HeadingToolbar editor={editor} />
        <RichTextContent editor={editor} />
      </Box>
    </>
  );
}
