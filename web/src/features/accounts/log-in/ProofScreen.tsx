import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useDocumentTitle } from '#web/ui/use-document-title.ts';
import classes from '../AuthForm.module.css';
import { authText } from '../auth.text.ts';
import { PasskeyProof } from '../PasskeyProof.tsx';
import { LogInFrame } from './LogInFrame.tsx';

/** After the password alone, the owner of a passkey whose role requires a second factor gets no further than here. */
export function ProofScreen({ onProved, onLogOut }: { onProved: () => Promise<unknown>; onLogOut: () => void }) {
  useDocumentTitle(authText.proofTitle);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <LogInFrame>
      <h1 ref={heading} tabIndex={-1} className={classes.title}>
        {authText.proofTitle}
      </h1>
      <div>
        <PasskeyProof
          help={authText.proofHelp}
          leave={<Button onClick={onLogOut}>{authText.logOut}</Button>}
          isWide
          onProved={onProved}
        />
      </div>
    </LogInFrame>
  );
}
