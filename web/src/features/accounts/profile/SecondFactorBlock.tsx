import type { Profile } from '@baklja/contract/features/accounts/profile';
import { secondFactorRoutes } from '@baklja/contract/features/accounts/second-factor';
import { countOf } from '@baklja/contract/plural';
import type { RouteAnswer } from '@baklja/contract/route';
import { Anchor, Box, Button, Checkbox, Flex, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { call } from '#web/lib/api-client.ts';
import { formatListDate } from '#web/lib/dates.ts';
import {
  IconAlertTriangle,
  IconCopy,
  IconDownload,
  IconEyeOff,
  IconKey,
  IconShieldCheck,
  IconShieldOff,
} from '#web/lib/icons.ts';
import { setMissesSecondFactor } from '#web/lib/second-factor.ts';
import { copyText } from '#web/lib/text/copy-text.ts';
import { downloadText } from '#web/lib/text/download-text.ts';
import { useSmallForm } from '#web/lib/use-small-form.ts';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { DialogButtons, SubmitButtons } from '#web/ui/dialogs/DialogButtons.tsx';
import { StackedModal } from '#web/ui/dialogs/StackedModal.tsx';
import { takeFocus } from '#web/ui/use-keep-focus.ts';
import { CodeField } from '../CodeStep.tsx';
import { PasswordDialog, PasswordForm, ProveFirst } from './PasswordForm.tsx';
import { BlockFault, type MarkUnsaved, ProfileBlock, ProfileLine, useMark } from './ProfileBlock.tsx';
import { useProfileAgain } from './profile.queries.ts';

const FEW_CODES = 3;

const TITLES = {
  'turn on': 'Uključi prijavu u dva koraka',
  'turn off': 'Isključi prijavu u dva koraka',
  renew: 'Izradi nove rezervne kodove',
};

export function SecondFactorBlock({ profile, mark }: { profile: Profile; mark: MarkUnsaved }) {
  const [open, setOpen] = useState<keyof typeof TITLES>();
  const { authenticator_since: since, recovery_codes_left: left } = profile;
  const close = () => setOpen(undefined);
  return (
    <ProfileBlock title="Prijava u dva koraka" help="Uz lozinku i kod iz aplikacije na mobitelu.">
      <Box component="ul" w="100%">
        {since === null ? (
          <ProfileLine
            icon={<IconShieldOff aria-hidden />}
            title="Isključena"
            note="za prijavu je dovoljna lozinka"
            action={<Button onClick={() => setOpen('turn on')}>Uključi</Button>}
          />
        ) : (
          <>
            <ProfileLine
              icon={<IconShieldCheck aria-hidden />}
              title="Uključena"
              note={`od ${formatListDate(since)}, aplikacija za kodove`}
              action={<Button onClick={() => setOpen('turn off')}>Isključi</Button>}
            />
            <ProfileLine
              icon={<IconKey aria-hidden />}
              title="Rezervni kodovi"
              note={`ostalo ${left} od 10`}
              action={<Button onClick={() => setOpen('renew')}>Izradi nove</Button>}
            />
          </>
        )}
      </Box>
      {since !== null && left < FEW_CODES && (
        <Flex component="p" gap="xs" fw={550}>
          <IconAlertTriangle aria-hidden style={{ marginTop: 2 }} /> {describeFew(left)}
        </Flex>
      )}
      {open !== undefined && (
        <ProveFirst profile={profile} title={TITLES[open]} onClose={close}>
          {open === 'turn off' ? (
            <PasswordDialog
              title={TITLES[open]}
              help="Za prijavu će opet biti dovoljna lozinka. Rezervni kodovi prestaju vrijediti."
              confirmText="Isključi"
              isDangerous
              onConfirm={async (password) => {
                await call(secondFactorRoutes.removeAuthenticator, { body: { password } });
                return { message: 'Prijava u dva koraka je isključena.' };
              }}
              onClose={close}
            />
          ) : (
            <SecondFactorDialog isRenewal={open === 'renew'} mark={mark} onClose={close} />
          )}
        </ProveFirst>
      )}
    </ProfileBlock>
  );
}

function describeFew(left: number): string {
  if (left === 0) return 'Rezervnih kodova više nema. Izgubite li mobitel, nećete se moći prijaviti. Izradite nove.';
  const codes = countOf(left, { one: 'rezervni kod', few: 'rezervna koda', other: 'rezervnih kodova' });
  return `Ostalo je samo još ${codes}. Izradite nove.`;
}

type Made = RouteAnswer<typeof secondFactorRoutes.startAuthenticator>;

type Step = { kind: 'password' } | { kind: 'scan'; made: Made } | { kind: 'codes'; codes: readonly string[] };

type DialogProps = { isRenewal: boolean; mark: MarkUnsaved; onClose: () => void };

/** Turns the second factor on, or makes new recovery codes: password, then the application, then the codes. */
function SecondFactorDialog({ isRenewal, mark, onClose }: DialogProps) {
  const [step, setStep] = useState<Step>({ kind: 'password' });
  const [isSaved, setIsSaved] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const readAgain = useProfileAgain();
  useMark(mark, 'recovery codes', step.kind === 'codes');
  const showCodes = (codes: readonly string[]) => {
    setStep({ kind: 'codes', codes });
    // The server lets the user go on from here.
    setMissesSecondFactor(false);
    void readAgain();
  };
  const confirm = async (password: string) => {
    const input = { body: { password } };
    if (isRenewal) showCodes((await call(secondFactorRoutes.renewRecoveryCodes, input)).recovery_codes);
    else setStep({ kind: 'scan', made: await call(secondFactorRoutes.startAuthenticator, input) });
  };
  const isShowingCodes = step.kind === 'codes';
  return (
    <>
      <StackedModal
        title={isShowingCodes ? 'Rezervni kodovi' : TITLES[isRenewal ? 'renew' : 'turn on']}
        onClose={isShowingCodes && !isSaved ? () => setIsAsking(true) : onClose}
        closeOnClickOutside={step.kind !== 'scan'}
        withCloseButton={false}
      >
        {step.kind === 'password' && (
          <PasswordForm
            help={isRenewal ? 'Dosadašnji kodovi prestaju vrijediti.' : undefined}
            confirmText={isRenewal ? 'Izradi nove' : 'Nastavi'}
            onConfirm={confirm}
            onCancel={onClose}
          />
        )}
        {step.kind === 'scan' && <ScanStep made={step.made} onConfirmed={showCodes} onCancel={onClose} />}
        {step.kind === 'codes' && (
          <RecoveryCodes codes={step.codes} isSaved={isSaved} onSaved={setIsSaved} onDone={onClose} />
        )}
      </StackedModal>
      <ConfirmDialog
        isOpen={isAsking}
        title="Zatvoriti bez spremanja?"
        consequences={[{ icon: <IconEyeOff aria-hidden />, text: 'Rezervni kodovi se više neće prikazati.' }]}
        confirmText="Zatvori bez spremanja"
        onConfirm={onClose}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}

type ScanStepProps = { made: Made; onConfirmed: (codes: readonly string[]) => void; onCancel: () => void };

function ScanStep({ made, onConfirmed, onCancel }: ScanStepProps) {
  const form = useSmallForm({
    initial: { otp: '' },
    findProblems: ({ otp }) => ({ otp: otp.trim() === '' ? 'Upišite kod.' : undefined }),
    send: async ({ otp }) => {
      const { recovery_codes } = await call(secondFactorRoutes.confirmAuthenticator, { body: { otp: otp.trim() } });
      onConfirmed(recovery_codes);
    },
  });
  return (
    <form {...form.props}>
      <Stack>
        <p>
          U aplikaciji za kodove (na primjer Google Authenticator ili Microsoft Authenticator) dodajte račun i
          skenirajte ovaj QR-kod.
        </p>
        <QrCode value={made.uri} />
        <p>
          Ako ga ne možete skenirati, <Anchor href={made.uri}>otvorite aplikaciju na ovom uređaju</Anchor> ili upišite
          ovaj ključ:{' '}
          <Text
            component="code"
            display="block"
            mt={4}
            ff="monospace"
            style={{ overflowWrap: 'anywhere', userSelect: 'all' }}
          >
            {made.secret.replace(/(.{4})(?=.)/g, '$1 ')}
          </Text>
        </p>
        <CodeField ref={takeFocus} {...form.field('otp')} />
        <BlockFault fault={form.fault} />
      </Stack>
      <SubmitButtons confirmText="Uključi" isBusy={form.isBusy} onCancel={onCancel} />
    </form>
  );
}

/** Light modules around the code, without which a camera does not find it. */
const MARGIN = 4;

/** A text as a QR code, dark on light in both colour schemes. The library is loaded when the first one is shown. */
function QrCode({ value }: { value: string }) {
  const [modules, setModules] = useState<readonly (readonly boolean[])[]>();
  useEffect(() => {
    let isShown = true;
    import('uqr')
      .then(({ encode }) => isShown && setModules(encode(value, { border: MARGIN }).data))
      // Without the picture, the key below it can be typed.
      .catch(() => {});
    return () => {
      isShown = false;
    };
  }, [value]);
  const size = modules?.length ?? 1;
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${size} ${size}`}
      w={192}
      h={192}
      bd="1px solid var(--rule-2)"
      style={{ alignSelf: 'center' }}
      role="img"
      aria-label="QR kod za aplikaciju"
    >
      <rect width={size} height={size} fill="#fff" />
      {modules && <path d={pathOf(modules)} fill="#000" shapeRendering="crispEdges" />}
    </Box>
  );
}

function pathOf(modules: readonly (readonly boolean[])[]): string {
  return modules.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}

type CodesProps = {
  codes: readonly string[];
  isSaved: boolean;
  onSaved: (isSaved: boolean) => void;
  onDone: () => void;
};

/** Shows new recovery codes, which cannot be read again; they are asked about until the user says that they are saved. */
function RecoveryCodes({ codes, isSaved, onSaved, onDone }: CodesProps) {
  const [copied, setCopied] = useState<string>();
  const lines = `${codes.join('\n')}\n`;
  const copy = async () =>
    setCopied(
      (await copyText(lines)) ? 'Kopirano' : 'Preglednik ne dopušta kopiranje. Označite kodove ili ih preuzmite.',
    );
  return (
    <Stack>
      <p>Spremite ove kodove na sigurno mjesto. Svaki jednom zamjenjuje kod iz aplikacije. Više se neće prikazati.</p>
      <SimpleGrid
        component="ul"
        minColWidth={152}
        spacing="md"
        verticalSpacing={4}
        px="md"
        py="sm"
        bg="var(--paper-2)"
        aria-label="Rezervni kodovi"
      >
        {codes.map((code) => (
          <Text component="li" key={code} ff="monospace" fz="md">
            {code}
          </Text>
        ))}
      </SimpleGrid>
      <Group gap="sm">
        <Button leftSection={<IconCopy aria-hidden />} onClick={() => void copy()} data-autofocus>
          Kopiraj
        </Button>
        <Button
          leftSection={<IconDownload aria-hidden />}
          onClick={() => downloadText('baklja-rezervni-kodovi.txt', lines, 'text/plain')}
        >
          Preuzmi
        </Button>
        <Text span c="dimmed" role="status">
          {copied}
        </Text>
      </Group>
      <Checkbox
        label="Kodovi su spremljeni"
        checked={isSaved}
        onChange={(event) => onSaved(event.currentTarget.checked)}
      />
      <DialogButtons>
        <Button variant="filled" disabled={!isSaved} onClick={onDone}>
          Gotovo
        </Button>
      </DialogButtons>
    </Stack>
  );
}
