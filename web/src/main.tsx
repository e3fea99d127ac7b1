import './app/styles/global.css';
import './app/styles/mantine-styles.ts';
import '@baklja/contract/assets/fonts/fonts.css';
import './app/styles/tokens.css';
// Before the screens, so that what a screen says of its own button overrides what the theme says of all.
import './app/styles/theme.module.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { keepPageOnDrop } from './app/keep-page.ts';
import { beginSessionCheck } from './app/session/SessionGate.tsx';

beginSessionCheck();
keepPageOnDrop();

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
