import { controlMode, manifest2004, type Course as Declared, type Item } from '#fixtures/scorm-2004/manifest.ts';
import { parseXml } from '../../package/parse-xml.ts';
import { readManifest } from '../manifest.ts';
import type { Activity } from './activity.ts';
import { newSequencing } from './arrange.ts';
import type { Reported } from './attempts.ts';
import { nodeNamed, openCourse, type Course } from './course.ts';
import { isValid, menuOf, nextToOpen } from './menu.ts';
import { deliver, navigate, report, type Query } from './navigate.ts';
import { outcomeOf, withFailuresOf } from './outcome.ts';
import { resultOf } from './rollup.ts';
import { isStuck } from './stuck.ts';
import type { Request } from './termination.ts';

export const flow = controlMode('choice="true" flow="true"');

export function activitiesOf(course: Declared): Activity {
  const { activities } = readManifest(parseXml(Buffer.from(manifest2004(course))), ['sco.html']);
  if (!activities) throw new Error('No SCORM 2004.');
  return activities;
}

export function player(items: Item[], sequencing = flow, random = () => 0.99) {
  return playerOf({ items, sequencing }, random);
}

/** Plays a course as the server does: opens what is next, reports, leaves with a request. */
export function playerOf(declared: Declared, random = () => 0.99) {
  const activities = activitiesOf(declared);
  let course: Course = openCourse(activities, newSequencing(activities, random), random);
  const name = () => course.state.current;

  function open(identifier = nextToOpen(activities, course.state)): string | null {
    const node = nodeNamed(course, identifier);
    if (!node) return null;
    if (identifier !== course.state.pending) {
      const { next } = navigate(course, { request: 'choice', target: identifier });
      if (next !== identifier && !node.tracking.isSuspended && course.state.current !== null) return null;
    }
    deliver(course, node);
    return identifier;
  }

  function leave(reported: Reported & { isSuspended?: boolean } = {}, requested: Request | Query = 'exit') {
    const node = nodeNamed(course, course.state.current);
    if (node) report(course, node, reported);
    const outcome = navigate(course, typeof requested === 'string' ? { request: requested } : requested);
    // As it is stored between two requests.
    course = openCourse(activities, course.state, random);
    return outcome.next ?? (outcome.hasEnded ? 'the end' : outcome.reason);
  }

  return {
    open,
    leave,
    name,
    menu: () => Object.fromEntries(menuOf(activities, course.state)),
    can: (request: Request, target?: string) => isValid(course, { request, target: target ?? null }),
    result: (identifier = 'course') => {
      const node = nodeNamed(course, identifier);
      return node && resultOf(course, node);
    },
    outcome: () => outcomeOf(course),
    isStuck: () => isStuck(course),
    next: () => nextToOpen(activities, course.state),
    global: (target: string) => course.state.globals[target],
    /** The next attempt on the package. */
    beginAgain: () => {
      course = openCourse(activities, withFailuresOf(course, newSequencing(activities, random)), random);
    },
  };
}

export const three = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
export const done = { completed: true, satisfied: true };
