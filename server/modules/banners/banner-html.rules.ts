/**
 * HTML allowed in a banner's description (document 002 §3: HTML); anything else is stripped on write and again on display. Separate from
 * the form's rules: the home pages show banners and have no form.
 */
export const BANNER_HTML = {
  tags: ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 'ul', 'ol', 'li', 'a'],
  attributes: ['href', 'title'],
} as const;
