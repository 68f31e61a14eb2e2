/** Whether the navbar's drawer is open, and how to open and close it. */
export {useNavbarMobileSidebar as useNavbarDrawer} from '@docusaurus/theme-common/internal';
