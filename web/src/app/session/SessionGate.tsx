import { authRoutes } from '@baklja/contract/features/accounts/auth';
import { useInterval, useTimeout } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { ApiError, call, onTokenRefused } from '#web/lib/api-client.ts';
import {
  endSession,
  getSession,
  hasUnreadableToken,
  isExpired,
  useMustProvePasskey,
  useSession,
} from '#web/lib/session.ts';
import { SESSION_CHECK_MS, SETTLED_AFTER_MS, TOKEN_EXPIRED_MS } from '#web/lib/timings.ts';
import { hasUnsavedWork } from '#web/lib/unsaved/unsaved-work.ts';
import { useLogOut } from '../frame/AccountActions.tsx';
import { Shell } from '../frame/Shell.tsx';
import { GateMessage } from './GateMessage.tsx';

const LoggedOutScreens = lazy(async () => ({
  default: (await import('#web/features/accounts/log-in/LoggedOutScreens.tsx')).LoggedOutScreens,
}));

const Proof = lazy(async () => ({ default: (await import('./Proof.tsx')).Proof }));

const loadLogInAgain = () => import('./LogInAgainDialog.tsx');
const LogInAgainDialog = lazy(async () => ({ default: (await loadLogInAgain()).LogInAgainDialog }));

/** `away` means that the server could not be reached. */
type Check = 'checking' | 'good' | 'refused' | 'away';

const TOKEN_EXPIRED = 'Your token expired';
const SESSION_EXPIRED = 'Your session expired';

/** The check that started before the gate rendered; it is used once. */
let begunCheck: Promise<Check> | undefined;

/** Starts to check the stored token while the code of the screen is still loading. */
export function beginSessionCheck(): void {
  if (getSession()) begunCheck = checkStoredToken();
}

/**
 * Decides what fills the window: the check of a stored token, the logged-out screens, or the shell. When a session
 * ends over unsaved work, it asks for the password in place and keeps the work (answers, section 9), and so it asks for
 * a passkey that the session has to prove.
 */
export function SessionGate() {
  const session = useSession();
  const [check, setCheck] = useState(firstCheck);
  const [isEnded, setIsEnded] = useState(false);
  const [notice, setNotice] = useState<string>();
  const proof = useAskedProof();
  const queryClient = useQueryClient();
  const logOut = useLogOut(() => setNotice(undefined));

  const askServer = useCallback(async () => {
    setCheck('checking');
    const begun = begunCheck;
    begunCheck = undefined;
    setCheck(await (begun ?? checkStoredToken()));
  }, []);
  useEffect(() => {
    if (getSession()) void askServer();
  }, [askServer]);

  useEffect(() => {
    if (check !== 'refused') return;
    const timer = setTimeout(() => {
      endSession();
      setCheck('good');
    }, TOKEN_EXPIRED_MS);
    return () => clearTimeout(timer);
  }, [check]);

  const end = useCallback(() => {
    if (!getSession()) return;
    if (hasUnsavedWork()) return setIsEnded(true);
    endSession();
    setNotice(SESSION_EXPIRED);
  }, []);
  // The check of a stored token shows its own result.
  useEffect(() => (check === 'good' ? onTokenRefused(end) : undefined), [check, end]);
  const endExpired = () => {
    const stored = getSession();
    if (stored && isExpired(stored, new Date())) end();
  };
  useInterval(endExpired, SESSION_CHECK_MS, { autoInvoke: true });

  useClearedReads(session?.userId);
  // After the first screen. Without this it could not ask for a password while the connection is away.
  useTimeout(() => void loadLogInAgain().catch(() => {}), SETTLED_AFTER_MS, { autoInvoke: true });

  if (check === 'refused') return <GateMessage kind="refused" text={TOKEN_EXPIRED} />;
  if (!session) {
    return (
      <Suspense>
        <LoggedOutScreens notice={notice} />
      </Suspense>
    );
  }
  if (check === 'checking') return <GateMessage kind="checking" />;
  if (check === 'away') return <GateMessage kind="away" onRetry={() => void askServer()} />;
  // Refused reads, and public ones that were answered as to a stranger, are read again.
  const readAgain = () => queryClient.invalidateQueries();
  const askedProof = proof && (
    <Suspense>
      <Proof isInPlace={proof === 'in place'} onProved={readAgain} onLogOut={logOut} />
    </Suspense>
  );
  if (proof === 'alone') return askedProof;
  return (
    <>
      {/* When another user logs in from another tab, the screens start fresh. */}
      <Shell key={session.userId} onLogOut={() => setNotice(undefined)} />
      {isEnded && (
        <Suspense>
          <LogInAgainDialog
            isOpen
            title={SESSION_EXPIRED}
            onLoggedIn={() => setIsEnded(false)}
            onGiveUp={() => {
              setIsEnded(false);
              endSession();
            }}
          />
        </Suspense>
      )}
      {askedProof}
    </>
  );
}

/** How the passkey is asked for: in place of the screens, or over them when they hold unsaved work at that moment. */
function useAskedProof(): 'alone' | 'in place' | undefined {
  const mustProve = useMustProvePasskey();
  const [asked, setAsked] = useState<'alone' | 'in place'>();
  if (mustProve && asked === undefined) setAsked(hasUnsavedWork() ? 'in place' : 'alone');
  if (!mustProve && asked !== undefined) setAsked(undefined);
  return asked;
}

/** Clears cached data when the user changes, however the session ended, so that the next user never sees it. */
function useClearedReads(userId: number | undefined): void {
  const queryClient = useQueryClient();
  const [former, setFormer] = useState(userId);
  if (former === userId) return;
  setFormer(userId);
  // Not in an effect: the screens of the next user read the cache while they render, and start their reads before that.
  queryClient.clear();
}

function firstCheck(): Check {
  if (getSession()) return 'checking';
  return hasUnreadableToken() ? 'refused' : 'good';
}

async function checkStoredToken(): Promise<Check> {
  try {
    await call(authRoutes.checkToken, {});
    return 'good';
  } catch (error) {
    if (!(error instanceof ApiError)) return 'away';
    if (error.status === 401) return 'refused';
    // The token is good, but the user has to set up a second factor first, or to prove the passkey.
    return error.status === 403 ? 'good' : 'away';
  }
}
