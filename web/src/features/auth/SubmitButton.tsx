import { Button, Loader } from '@mantine/core';
import classes from './AuthForm.module.css';

/** Sends the form. While that lasts it stays where it is and keeps the focus; the form takes no second try. */
export function SubmitButton({ isBusy, children }: { isBusy: boolean; children: string }) {
  return (
    <Button
      className={classes.submit}
      type="submit"
      variant="filled"
      aria-disabled={isBusy}
      leftSection={isBusy && <Loader size={16} color="var(--on-act)" aria-hidden />}
    >
      {children}
    </Button>
  );
}
