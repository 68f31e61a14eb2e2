# Permissions for Remotion 4.0.319. After an upgrade, download this file again.
terraform {
  required_providers {
    google = {
      source = "hashicorp/google"
    }
  }
}

variable "project_id" {
  type        = string
  description = "ID of the Google Cloud project"
}

locals {
  remotion_permissions = [
    "iam.serviceAccounts.actAs",
    "run.operations.get",
    "run.routes.invoke",
    "run.services.create",
    "run.services.get",
    "run.services.delete",
    "run.services.list",
    "run.services.update",
    "storage.buckets.create",
    "storage.buckets.get",
    "storage.buckets.list",
    "storage.objects.create",
    "storage.objects.delete",
    "storage.objects.list",
    "logging.logEntries.list",
  ]
}

resource "google_project_service" "remotion" {
  for_each           = toset(["iam.googleapis.com", "run.googleapis.com", "cloudresourcemanager.googleapis.com"])
  project            = var.project_id
  service            = each.value
  disable_on_destroy = false
}

resource "google_project_iam_custom_role" "remotion" {
  project     = var.project_id
  role_id     = "RemotionSA"
  title       = "Remotion API Service Account"
  permissions = local.remotion_permissions
  depends_on  = [google_project_service.remotion]
}

resource "google_service_account" "remotion" {
  project      = var.project_id
  account_id   = "remotion-sa"
  display_name = "Remotion Service Account"
  depends_on   = [google_project_service.remotion]
}

resource "google_project_iam_member" "remotion" {
  project = var.project_id
  role    = google_project_iam_custom_role.remotion.id
  member  = "serviceAccount:${google_service_account.remotion.email}"
}

output "service_account_email" {
  value = google_service_account.remotion.email
}
