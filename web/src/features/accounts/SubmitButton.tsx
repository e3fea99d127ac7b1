import { Button, Loader } from '@mantine/core';
import classes from './AuthForm.module.css';

/** Sends the form. While sending, the button keeps its place and its focus, and the form accepts no second attempt. */
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
