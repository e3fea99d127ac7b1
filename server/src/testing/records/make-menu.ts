import { menuItems, menuSections } from '../../features/navigation/navigation.ts';
import { makerOf } from './maker-of.ts';

/** Creates a section of the menu and returns its id. */
export const makeSection = makerOf(menuSections, { value: 'Programi', orderIndex: 1 });

const ITEM = { value: 'Olimpijska solidarnost', link: '/page/101/1', orderIndex: 1 };

/** Creates an item of the section, in the first place unless another is given, and returns its id. */
export const makeMenuItem = makerOf<'menuItem', 'nav'>(menuItems, ITEM);
