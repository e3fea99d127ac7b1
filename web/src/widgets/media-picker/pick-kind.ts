/** One picture, several pictures, or one file of any kind. */
export type PickKind = 'image' | 'images' | 'file';
