// In place of the theme's module for focus rings: browsers know when the keyboard is used (`:focus-visible`
// in src/css/base.css), and its class on the body has the style of every element computed anew at the first press.

/** The theme puts this class on the body. */
export const keyboardFocusedClassName = undefined;

/** The theme's hook changes that class with the keyboard and the mouse. */
export const useKeyboardNavigation = (): void => undefined;
