/**
 * HTML that a banner's description may hold (document 002 §3: HTML); anything else is taken out when it is written and again
 * when it is shown. Apart from the form's rules: the homes show banners and have no form.
 */
export const BANNER_HTML = {
  tags: ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 'ul', 'ol', 'li', 'a'],
  attributes: ['href', 'title'],
} as const;
