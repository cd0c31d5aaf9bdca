/** The named navigation targets [specification 2]. */
export const targets = {
  Home: '/',
  Courses: '/courses',
  Partners: '/partners',
  Classes: '/classes',
  About: '/about',
  MyCourses: '/profile/my-courses',
  MyTrainerCourses: '/profile/my-trainer-courses',
  Cart: '/cart',
  Wishlist: '/wishlist',
  Warnings: '/profile/warnings',
  Notifications: '/profile/notifications',
  Login: '/login',
  SignUp: '/sign-up',
  MyProfileView: '/profile',
  Checkout: '/checkout',
} as const;
export type Target = keyof typeof targets;

type Pages = object;

export function exists(target: Target, pages: Pages): boolean {
  return targets[target] in pages;
}

/**
 * The target's page, or Home when it does not exist. The return type says Home because every router knows that path.
 */
export function addressOf(target: Target, pages: Pages): typeof targets.Home {
  return (exists(target, pages) ? targets[target] : targets.Home) as typeof targets.Home;
}
