import { FolderUploadScreen } from './FolderUploadScreen.tsx';

/** /image-upload */
export function ImageUploadScreen() {
  return <FolderUploadScreen screen="imageUpload" folder="images" isPictures />;
}

/** /clanci-slike */
export function ArticleImagesScreen() {
  return <FolderUploadScreen screen="articleImages" folder="clanci-slike" isPictures />;
}

/** /doc-upload */
export function DocumentUploadScreen() {
  return <FolderUploadScreen screen="documentUpload" folder="dokumenti" isPictures={false} />;
}

/** /doc-upload-clanci */
export function ArticleDocumentUploadScreen() {
  return <FolderUploadScreen screen="articleDocumentUpload" folder="dokumenti/clanci" isPictures={false} />;
}
