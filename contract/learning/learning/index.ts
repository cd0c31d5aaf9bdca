import { declareSlice, event } from '#contract/declare.ts';
import { learning } from './calls.ts';
import { learningSettings } from './settings.ts';

export const learningContract = declareSlice({
  calls: learning,
  settings: learningSettings,
  events: {
    /** A learner has done a content for the first time. */
    content_completed: event<{ enrollment_id: number; content_id: number }>(),
    /** The grade of a SCORM content has changed. */
    content_graded: event<{ enrollment_id: number; content_id: number }>(),
  },
  refusals: {
    content_locked: 409,
    not_a_course_file: 400,
    content_file_of_other_kind: 400,
    content_file_too_large: 413,
    video_damaged: 415,
    captions_without_header: 415,
    captions_not_utf8: 415,
    captions_without_time: 415,
    captions_time_unreadable: 415,
    captions_end_too_early: 415,
    captions_empty: 415,
    course_folder_faulty: 400,
    scorm_opened_elsewhere: 409,
    scorm_launch_expired: 403,
    scorm_activity_closed: 409,
    scorm_no_attempt_left: 409,
    package_damaged: 400,
    package_too_large: 413,
    package_encrypted: 400,
    package_unsafe_path: 400,
    package_path_too_long: 400,
    package_link: 400,
    package_name_unreadable: 400,
    package_name_twice: 400,
    package_file_type: 400,
    package_without_manifest: 400,
    package_manifest_invalid: 400,
    package_manifest_ampersand: 400,
    package_is_cmi5: 400,
    package_version_unsupported: 400,
    package_launch_outside: 400,
    package_launch_missing: 400,
    package_prerequisite_invalid: 400,
    package_empty: 400,
    content_link_expired: 403,
  },
});
