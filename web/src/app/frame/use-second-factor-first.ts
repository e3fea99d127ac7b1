import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { useMissesSecondFactor } from '#web/lib/second-factor.ts';
import { hasUnsavedWork } from '#web/lib/unsaved/unsaved-work.ts';

/** Leads a user who has to set up a second factor from every screen to the profile. Unsaved work stays on the screen. */
export function useSecondFactorFirst(): void {
  const isMissing = useMissesSecondFactor();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!isMissing || pathname === paths.profile || hasUnsavedWork()) return;
    // The router drops a navigation that begins while it still renders the one before, as after a log-in.
    const timer = setTimeout(() => void navigate(paths.profile, { replace: true }));
    return () => clearTimeout(timer);
  }, [isMissing, pathname, navigate]);
}
