CREATE INDEX "biometric_overrides_by" ON "biometric_overrides" USING btree ("by_id");--> statement-breakpoint
CREATE INDEX "company_codes_company" ON "company_codes" USING btree ("entity_id");--> statement-breakpoint
CREATE INDEX "connected_devices_device" ON "connected_devices" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "designations_company" ON "designations" USING btree ("entity_id");--> statement-breakpoint
CREATE INDEX "device_challenges_user" ON "device_challenges" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "group_members_program" ON "group_members" USING btree ("program_id");--> statement-breakpoint
CREATE INDEX "people_exports_user" ON "people_exports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "point_credits_program" ON "point_credits" USING btree ("program_id");--> statement-breakpoint
CREATE INDEX "program_groups_manager" ON "program_groups" USING btree ("manager_id");--> statement-breakpoint
CREATE INDEX "program_invitations_person" ON "program_invitations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "program_notification_answers_notification" ON "program_notification_answers" USING btree ("program_notification_id");--> statement-breakpoint
CREATE INDEX "programs_made_by" ON "programs" USING btree ("made_by","owner_id");--> statement-breakpoint
CREATE INDEX "registrations_company" ON "registrations" USING btree ("entity_id");--> statement-breakpoint
CREATE INDEX "report_mails_user" ON "report_mails" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "self_reports_reviewer" ON "self_reports" USING btree ("reviewer_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "single_sign_ons_company" ON "single_sign_ons" USING btree ("entity_id");--> statement-breakpoint
CREATE INDEX "tickets_session" ON "tickets" USING btree ("token_hash");
