/**
 * Jest reads the named exports of a CommonJS package once, when it is loaded; notistack sets `enqueueSnackbar` only when its
 * provider mounts. This reads it at each call.
 */
import notistack from '../../node_modules/notistack/notistack.cjs.development.js';

export const { SnackbarProvider, SnackbarContent, MaterialDesignContent, useSnackbar, Transition } = notistack;
export const enqueueSnackbar = (...parameters) => notistack.enqueueSnackbar(...parameters);
export const closeSnackbar = (...parameters) => notistack.closeSnackbar(...parameters);
