import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { text } from '../rich-text-editor.text.ts';
import { embedAddress } from '../video-address.ts';
import { EditorDialog } from './EditorDialog.tsx';

type Props = { videoHosts: readonly string[]; onSubmit: (embed: string) => void; onClose: () => void };

/** Address of a video, as copied from its page. */
export function VideoDialog({ videoHosts, onSubmit, onClose }: Props) {
  const [address, setAddress] = useState('');
  const [error, setError] = useState<string>();

  const submit = () => {
    const embed = embedAddress(address, videoHosts);
    if (address.trim() === '') setError(text.addressMissing);
    else if (embed === undefined) setError(text.unknownVideo);
    else {
      onSubmit(embed);
      onClose();
    }
  };

  return (
    <EditorDialog title={text.video} submit={text.insertVideo} onSubmit={submit} onClose={onClose}>
      <TextInput
        data-autofocus
        label={text.videoAddress}
        description={text.videoAddressHelp}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={address}
        error={error}
        onChange={(event) => setAddress(event.currentTarget.value)}
      />
    </EditorDialog>
  );
}
