import { ArchiveScreen } from './ArchiveScreen.tsx';

/** /image-old */
export function AthleteImagesScreen() {
  return <ArchiveScreen screen="athleteImages" archive="athlete-images" />;
}

/** /stari-dokumenti */
export function OldDocumentsScreen() {
  return <ArchiveScreen screen="oldDocuments" archive="old-documents" />;
}

/** /web-slike */
export function WebImagesScreen() {
  return <ArchiveScreen screen="webImages" archive="web-images" />;
}
