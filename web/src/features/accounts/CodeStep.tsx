import { useEffect, useRef, useState } from 'react';
import look from '#web/ui/look.module.css';
import { TextButton } from '#web/ui/TextButton.tsx';
import { CodeField } from './CodeField.tsx';
import classes from './CodeStep.module.css';

type Props = {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  /** Returns to the password, which the caller still has. */
  onBack: () => void;
};

/** The second step of a log-in: the code of the application, or a recovery code. */
export function CodeStep({ value, error, onChange, onBack }: Props) {
  const [isRecovery, setIsRecovery] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another kind of code is typed into the same field
  useEffect(() => field.current?.focus(), [isRecovery]);
  useEffect(() => {
    if (error !== undefined) field.current?.select();
  }, [error]);
  return (
    <div className={look.stack}>
      <p>
        {isRecovery
          ? 'Upišite jedan od rezervnih kodova koje ste spremili. Svaki vrijedi jednom.'
          : 'Upišite kod koji sada pokazuje aplikacija na vašem mobitelu.'}
      </p>
      <CodeField ref={field} isRecovery={isRecovery} value={value} error={error} onChange={onChange} />
      <p className={classes.links}>
        <TextButton
          onClick={() => {
            onChange('');
            setIsRecovery(!isRecovery);
          }}
        >
          {isRecovery ? 'Koristi kod iz aplikacije' : 'Koristi rezervni kod'}
        </TextButton>
        <TextButton onClick={onBack}>Natrag na lozinku</TextButton>
      </p>
    </div>
  );
}
