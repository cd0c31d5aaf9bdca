/** Each of these opens an area of the desk; `web/admin/pages.test.ts` compares them with the areas. */
export const deskClaims = ['catalogue.edit', 'classes.edit', 'contents.edit', 'coupons.edit', 'news.edit'] as const;
