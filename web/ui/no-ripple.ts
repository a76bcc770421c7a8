/** Stands for the library's ripple in the built client: no button here ripples (theme-components.ts), and visitors need not fetch it. */
const NoRipple = () => null;

// The module that it takes the place of has its component as default.
export default NoRipple;
